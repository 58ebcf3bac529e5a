/** A game's rulebook in one language: sections, a search, and what belongs to a rule. */

import type { Language, Rulebook as Raw, Words } from './types';

export interface Entry {
  id: string;
  kind: 'rule' | 'ruling' | 'example';
  section: string;
  /** For a ruling the question and the decision. */
  text: string;
  answer: string;
  about: string[];
}

/** Letters without diacritics, so that „zywiol” finds „Żywioł”. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export class Book {
  readonly entries: Entry[];
  private byId: Map<string, Entry>;

  constructor(raw: Raw, t: Words) {
    const language = t.language as Language;
    const words = (row: any, field: string) =>
      (language === 'en' ? row[`${field}_en`] : row[`${field}_pl`]) ?? row[field] ?? '';
    this.entries = [
      ...raw.rules.map((row) =>
        entry(row, 'rule', t.has(row.heading) ? t(row.heading) : row.section, row[language], ''),
      ),
      ...raw.rulings.map((row) => entry(row, 'ruling', '', words(row, 'question'), words(row, 'decision'))),
      ...raw.examples.map((row) => entry(row, 'example', '', row[language] ?? '', '')),
    ];
    this.byId = new Map(this.entries.map((one) => [one.id, one]));
  }

  find(id: string): Entry | undefined {
    return this.byId.get(id);
  }

  /** The rules by section, in the order of the book. */
  sections(): [string, Entry[]][] {
    const found = new Map<string, Entry[]>();
    for (const one of this.entries) {
      if (one.kind !== 'rule') continue;
      const rules = found.get(one.section) ?? [];
      rules.push(one);
      found.set(one.section, rules);
    }
    return [...found];
  }

  /** The rulings and examples about a rule. */
  about(id: string): Entry[] {
    return this.entries.filter((one) => one.about.includes(id));
  }

  /** Entries that hold every word; rules first, short ones before long ones. */
  search(query: string): Entry[] {
    const asked = folded(query).match(/[\p{L}\d-]+/gu) ?? [];
    if (asked.length === 0) return [];
    const rank = { rule: 0, ruling: 1, example: 2 };
    return this.entries
      .filter((one) => {
        const text = folded(`${one.id} ${one.section} ${one.text} ${one.answer}`);
        return asked.every((word) => text.includes(word));
      })
      .sort((a, b) => rank[a.kind] - rank[b.kind] || a.text.length - b.text.length);
  }
}

function entry(row: any, kind: Entry['kind'], section: string, text: string, answer: string): Entry {
  return { id: row.id, kind, section, text, answer, about: row.rules ?? [] };
}
