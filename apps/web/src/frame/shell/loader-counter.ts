/** Counts calls in flight. */
export type LoaderCounter = { readonly raise: () => void; readonly lower: () => void };

/** Each call increments, each response decrements; shown above zero, never below it. */
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
