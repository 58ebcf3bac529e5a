/** Passkeys, by the browser's own WebAuthn JSON functions (docs/protocol.md). */

import { api, Refused } from './api';
import type { Me } from './types';

/** Can this browser use passkeys at this address? */
export function able(): boolean {
  const known = globalThis.PublicKeyCredential as Partial<typeof PublicKeyCredential> | undefined;
  return (
    typeof known?.parseCreationOptionsFromJSON === 'function' &&
    typeof known.parseRequestOptionsFromJSON === 'function' &&
    typeof known.prototype?.toJSON === 'function'
  );
}

/** The browser's errors as ours, which have texts. */
export function refusal(error: unknown): unknown {
  const name = error instanceof DOMException ? error.name : '';
  const detail = String((error as Error)?.message ?? error);
  if (name === 'NotAllowedError' || name === 'AbortError') return new Refused('passkey-cancelled', {}, detail);
  if (name === 'InvalidStateError') return new Refused('passkey-there', {}, detail);
  if (name === 'SecurityError') return new Refused('passkey-unsafe', {}, detail);
  return error;
}

async function asked(work: () => Promise<Credential | null>): Promise<Record<string, unknown>> {
  let made: Credential | null;
  try {
    made = await work();
  } catch (error) {
    throw refusal(error);
  }
  if (!made) throw new Refused('passkey-cancelled');
  return (made as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
}

/** A new passkey for me; a guest gives the name to go by from now on. */
export async function make(name: string | null): Promise<Me> {
  const options = await api.passkey('register', 'begin');
  // the device shows the account's name beside the passkey
  if (name) options.user = { ...options.user, name, displayName: name };
  const made = await asked(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  return api.passkey('register', 'finish', name ? { ...made, name } : made);
}

/** Logs in with one of the device's passkeys. */
export async function use(): Promise<Me> {
  const options = await api.passkey('login', 'begin');
  const signed = await asked(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  return api.passkey('login', 'finish', signed);
}
