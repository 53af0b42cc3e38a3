/** Attempts to deliver an event before it counts as failed. */
export const webhookTries = 5;

/** Days in which a firm can replay an event. */
export const webhookReplayDays = 7;

/** Minutes between the attempts: together twenty-four hours, so that a system that is down over night is reached. */
const pauseMinutes = [1, 30, 240, 1_169] as const;

/** When the next attempt is due after `tries` failed ones, the last of them at `at`; null after the last. */
export function nextWebhookTry(tries: number, at: Date): Date | null {
  const minutes = pauseMinutes[tries - 1];
  return minutes === undefined || tries >= webhookTries
    ? null
    : new Date(at.getTime() + minutes * 60_000);
}

/** Whether a firm may still replay an event of `at`. */
export function mayReplayWebhook(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= webhookReplayDays * 86_400_000;
}
