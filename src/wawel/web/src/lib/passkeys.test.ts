import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from './api';
import { able, make, refusal, use } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

/** A browser with passkeys, and a server that records what it is sent. */
function stub(credential: unknown) {
  const sent: [string, any][] = [];
  class Known {
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    static parseRequestOptionsFromJSON = (options: unknown) => options;
    toJSON() {}
  }
  const create = vi.fn(async () => credential);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('PublicKeyCredential', Known);
  vi.stubGlobal('navigator', { credentials: { create, get: create } });
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push([address, JSON.parse(body as string)]);
    return new Response(JSON.stringify({ challenge: 'c', user: { id: 'i', name: 'guest-1' } }));
  });
  return { sent, create };
}

test('a browser without passkeys is told from one with them', () => {
  expect(able()).toBe(false);
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(able()).toBe(false);
  stub(null);
  expect(able()).toBe(true);
});

test('a guest registers with a name, which the device learns too', async () => {
  const { sent, create } = stub({ toJSON: () => ({ id: 'k' }) });
  await make('Wanda');
  expect(create).toHaveBeenCalledWith({
    publicKey: expect.objectContaining({ user: { id: 'i', name: 'Wanda', displayName: 'Wanda' } }),
  });
  expect(sent).toEqual([
    ['/api/passkey/register/begin', {}],
    ['/api/passkey/register/finish', { id: 'k', name: 'Wanda' }],
  ]);
  await use();
  expect(sent.at(-1)).toEqual(['/api/passkey/login/finish', { id: 'k' }]);
});

test('what the browser refuses has words', async () => {
  stub(null);
  await expect(use()).rejects.toMatchObject({ key: 'passkey-cancelled' });
  const keys = ['NotAllowedError', 'InvalidStateError', 'SecurityError'].map(
    (name) => (refusal(new DOMException('no', name)) as Refused).key,
  );
  expect(keys).toEqual(['passkey-cancelled', 'passkey-there', 'passkey-unsafe']);
  const other = new Refused('bad-name');
  expect(refusal(other)).toBe(other);
});
