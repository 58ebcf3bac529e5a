/** The service worker, and push notices for this browser. */

import { api } from './api';

/** The account and push endpoint that this browser last registered with the server. */
const PLACE = 'wawel.push';

export const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Starts the service worker once the page has nothing else to do. */
export function start(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {});
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1000));
  if (document.readyState === 'complete') idle(register);
  else addEventListener('load', () => idle(register), { once: true });
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Is this browser subscribed? */
export async function on(): Promise<boolean> {
  return able() && Notification.permission === 'granted' && (await subscription()) !== null;
}

/** Asks for permission, subscribes, and registers with the server. False: permission was denied. */
export async function turnOn(account: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tell(account, made);
  return true;
}

/** Unsubscribes this browser, whoever is logged in. */
export async function turnOff(): Promise<void> {
  const found = able() ? await subscription() : null;
  if (!found) return;
  await api.dropPush(found.endpoint).catch(() => {});
  await found.unsubscribe();
  localStorage.removeItem(PLACE);
}

/** Registers again if the endpoint or the account has changed. */
export async function keep(account: string): Promise<void> {
  if (!(await on())) return;
  const found = await subscription();
  if (found && localStorage.getItem(PLACE) !== `${account} ${found.endpoint}`) await tell(account, found);
}

async function tell(account: string, found: PushSubscription): Promise<void> {
  const { keys = {} } = found.toJSON();
  await api.addPush(found.endpoint, keys.p256dh ?? '', keys.auth ?? '');
  localStorage.setItem(PLACE, `${account} ${found.endpoint}`);
}
