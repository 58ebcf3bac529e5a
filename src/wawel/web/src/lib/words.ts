/** Translation: reads Fluent files and turns a game's phrases into sentences. */

import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle';
import type { Language, NamedPart, Phrase, PhraseArg, Words } from './types';

export const LANGUAGES: Language[] = ['pl', 'en'];

/** Delimiters around a component's key and name while its sentence is formatted: private-use characters, which no text
 * contains. */
const MARKED = /\uE000(.*?)\uE001(.*?)\uE002/su;
const mark = (key: string, text: string) => `\uE000${key}\uE001${text}\uE002`;

/** A number whose digits need no grouping: browsers take 20 ms and more to make their first number format. */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000
      ? String(this.value)
      : super.toString(scope);
  }
}

const formattable = (args: Record<string, string | number>): Record<string, string | FluentNumber> =>
  Object.fromEntries(
    Object.entries(args).map(([at, arg]) => [at, typeof arg === 'number' ? new SmallNumber(arg) : arg]),
  );

/** Files as they were parsed: the client's own texts are part of every game's words. */
const parsed = new Map<string, FluentResource>();

function resource(source: string): FluentResource {
  let found = parsed.get(source);
  if (!found) {
    found = new FluentResource(source);
    parsed.set(source, found);
  }
  return found;
}

type Names = Record<string, Partial<Record<Language, string>>>;

/**
 * The words of one language from some Fluent files; the first file that has a key wins.
 * `names` are those that content files give to components.
 */
export function makeWords(
  language: Language,
  sources: string[],
  names: Names = {},
  missing: (problem: string) => void = (problem) => console.warn(problem),
): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(resource(source));

  const words = (key: string, args: Record<string, string | number> = {}): string => {
    const message = bundle.getMessage(key);
    if (!message?.value) {
      missing(`${language}: ${key}: no such key`);
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, formattable(args), errors);
    for (const error of errors) missing(`${language}: ${key}: ${error.message}`);
    return text;
  };

  const name = (key: string): string => names[key]?.[language] ?? words(key);

  type Named = (key: string) => string;

  const word = (arg: PhraseArg, named: Named): string | number => {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return arg.map((one) => String(word(one, named))).join(', ');
    if ('name' in arg) return named(arg.name);
    return sentence(arg, named);
  };

  const sentence = ({ key, args = {} }: Phrase, named: Named): string =>
    words(key, Object.fromEntries(Object.entries(args).map(([at, arg]) => [at, word(arg, named)])));

  const say = (phrase: Phrase): string => sentence(phrase, name);

  const parts = (phrase: Phrase): (string | NamedPart)[] => {
    const found: (string | NamedPart)[] = [];
    // split by a pattern with two groups: text, key, name, text, key, name … text
    const split = sentence(phrase, (key) => mark(key, name(key))).split(MARKED);
    for (let at = 0; at < split.length; at += 3) {
      if (split[at]) found.push(split[at]);
      if (at + 2 < split.length) found.push({ name: split[at + 1], text: split[at + 2] });
    }
    return found;
  };

  // a function's own `name` can't be assigned, only defined
  Object.defineProperties(words, {
    language: { value: language },
    has: { value: (key: string) => bundle.hasMessage(key) },
    name: { value: name },
    say: { value: say },
    parts: { value: parts },
  });
  return words as Words;
}

/** A day, as the reader's language writes it. */
export const day = (at: number): string =>
  new Date(at * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });

/** The first language in the browser's list that Wawel supports. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0] as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

const shell: Record<Language, () => Promise<{ default: string }>> = {
  pl: () => import('../texts/pl.ftl?raw'),
  en: () => import('../texts/en.ftl?raw'),
};

/** The texts of the server's errors lie beside the server. */
const server = import.meta.glob<string>('../../../server/texts/*.ftl', { query: '?raw', import: 'default' });

/** The client's own texts, as a Fluent file. */
export async function shellSource(language: Language): Promise<string> {
  const [own, refusals] = await Promise.all([
    shell[language](),
    server[`../../../server/texts/${language}.ftl`]?.() ?? '',
  ]);
  return `${own.default}\n${refusals}`;
}
