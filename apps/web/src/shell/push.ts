import { hall, isNo } from './hall.js';

/** Web push: the hall sends a word when a table waits. Only where the browser knows how. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

export async function isPushed(): Promise<boolean> {
  if (!canPush()) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return ((await registration?.pushManager.getSubscription()) ?? null) !== null;
}

/** Nothing if it worked, otherwise what stands in the way. */
export async function startPush(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'This page is not kept in your browser yet; reload it once.';
  if ((await Notification.requestPermission()) !== 'granted') return 'Your browser does not allow messages from here.';
  const key = await hall.pushKey();
  if (isNo(key)) return key.why;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.key,
    });
    const told = await hall.pushTo(subscription.toJSON());
    return isNo(told) ? told.why : null;
  } catch {
    return 'Your browser cannot receive messages just now.';
  }
}

export async function stopPush(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return null;
  await hall.pushNoMore(subscription.endpoint);
  await subscription.unsubscribe();
  return null;
}
