/** Counts calls under way. */
export type LoaderCounter = { readonly raise: () => void; readonly lower: () => void };

/** Each call raises, each answer lowers; shown from the first on, hidden at zero, never below. */
export function createLoaderCounter(show: () => void, hide: () => void): LoaderCounter {
  let count = 0;
  return {
    raise: () => {
      count += 1;
      if (count === 1) show();
    },
    lower: () => {
      if (count === 0) return;
      count -= 1;
      if (count === 0) hide();
    },
  };
}
