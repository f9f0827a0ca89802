// This browser as a place to be told: asked for on a press only, and never again by itself.
import { api } from '../api';
import { remember, remembered } from '../storage';
import type { NewAddress } from '../types/NewAddress';
import type { Wishes } from '../types/Wishes';

const KEY = 'notices-here';
const WORKER = '/notifications.js';

export type Ability = 'can' | 'denied' | 'cannot';

export function ability(): Ability {
  const able =
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'cannot';
  return Notification.permission === 'denied' ? 'denied' : 'can';
}

/** The channel of this browser, as far as it remembers one. */
export const channelHere = (): string | null => remembered<string | null>(KEY, null);

/** Keys come as text and are wanted as bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replace(/-/g, '+').replace(/_/g, '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export function addressOf(subscription: PushSubscription): NewAddress {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { kind: 'push', endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Asks for permission, subscribes, and tells the server. Says whether it was allowed. */
export async function turnOn(key: string, wishes: Wishes): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const applicationServerKey = bytes(key);
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { channel } = await api.addChannel({ to: addressOf(subscription), wishes });
  remember(KEY, channel.id);
  return true;
}

export async function turnOff(): Promise<void> {
  const id = channelHere();
  remember(KEY, null);
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  if (id) await api.removeChannel(id);
}
