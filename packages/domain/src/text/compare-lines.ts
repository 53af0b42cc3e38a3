/** A line of a diff. */
export type ComparedLine = {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
};

/** Limit of the product of both middle lengths: more would take seconds and megabytes. */
const cellsAtMost = 4_000_000;

/** Line diff by longest common subsequence (Hunt and McIlroy 1976). For texts that are too long and too different,
 * everything between the common prefix and suffix counts as replaced. */
export function compareLines(before: string, after: string): readonly ComparedLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const [midA, midB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return [
    ...marked('same', a.slice(0, start)),
    ...(midA.length * midB.length > cellsAtMost
      ? [...marked('removed', midA), ...marked('added', midB)]
      : compareMiddles(midA, midB)),
    ...marked('same', a.slice(a.length - end)),
  ];
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}

function marked(kind: ComparedLine['kind'], lines: readonly string[]): ComparedLine[] {
  return lines.map((text) => ({ kind, text }));
}

/** Backtracks through the LCS table. */
function compareMiddles(a: readonly string[], b: readonly string[]): ComparedLine[] {
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      lines.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: left });
      i += 1;
    } else if (right !== undefined) {
      lines.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return lines;
}
