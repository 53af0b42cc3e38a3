/** What became of a question. In a test an answered one is only `done`. */
export type LaneMark = 'done' | 'right' | 'wrong' | 'here' | 'ahead';

/** One dash of the lane for each question. The page says the same in words. */
export function LaneProgress({ marks }: { marks: readonly LaneMark[] }) {
  return (
    <div className="lane-progress" aria-hidden="true">
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its place
        <i key={at} data-mark={mark} />
      ))}
    </div>
  );
}
