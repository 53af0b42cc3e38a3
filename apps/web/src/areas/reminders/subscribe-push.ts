/** Why notifications could not be switched on. */
export type PushTrouble = 'unsupported' | 'denied' | 'failed';

/** What the server needs to reach this device. */
export type PushDevice = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** A push service that does not respond leaves the browser waiting for ever. */
const patienceMs = 15_000;

/** Asks for permission and subscribes this device. Call it from a tap only. */
export async function subscribePush(publicKey: string): Promise<PushDevice | PushTrouble> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'unsupported';
  }
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration === undefined) return 'unsupported';
  try {
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const late = new Promise<null>((done) => setTimeout(done, patienceMs, null));
    const subscription = await Promise.race([registration.pushManager.subscribe(options), late]);
    const keys = subscription?.toJSON().keys;
    if (subscription === null || keys?.p256dh === undefined || keys.auth === undefined) {
      return 'failed';
    }
    return { endpoint: subscription.endpoint, p256dh: keys.p256dh, auth: keys.auth };
  } catch {
    return 'failed';
  }
}
