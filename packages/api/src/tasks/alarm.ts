/** A sleeper that can be woken; a ring while nobody sleeps is kept for the next sleep. */
export type Alarm = {
  readonly ring: () => void;
  /** Ends after `ms`, or when it rings. */
  readonly sleep: (ms: number) => Promise<void>;
};

/** An alarm for one sleeper. */
export function createAlarm(): Alarm {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async sleep(ms) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      hasRung = false;
    },
  };
}
