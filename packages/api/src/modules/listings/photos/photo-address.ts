/** Address of a photograph of a used car. */
export function photoAddress(id: string): string {
  return `/media/used-cars/${id}.webp`;
}
