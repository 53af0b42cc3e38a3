/** Copy of the button that puts something on the shortlist. */
export const copy = {
  keep: (name: string) => `Add ${name} to your shortlist`,
  kept: (name: string) => `Remove ${name} from your shortlist`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    keeping: typeof copy;
  }
}
