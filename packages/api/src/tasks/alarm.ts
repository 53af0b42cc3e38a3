/** A sleep that can be interrupted; a ring outside of it ends the next sleep immediately. */
export type Alarm = {
  readonly ring: () => void;
  /** Ends after `ms` or on a ring. */
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
