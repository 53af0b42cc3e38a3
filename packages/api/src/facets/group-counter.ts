/** Groups of rows, for sets of rows given as words of 32 bits. */
export type GroupCounter = {
  /** Number of groups with a row in both sets. */
  readonly count: (rows: Uint32Array, others: Uint32Array) => number;
  /** The groups with a row in a set, as words again. */
  readonly groupsOf: (rows: Uint32Array) => Uint32Array;
};

/** Counts groups a word at a time. Rows of a group are neighbours, so a group is a run of bits. With the last bit of each
 * run as `ends`, adding ones to all bits below carries into that last bit exactly where the run has a bit set, and never
 * further. Every word ends a run; a group that goes on in the next word is counted once. */
export function groupCounter(groupOf: Uint32Array): GroupCounter {
  const words = Math.ceil(groupOf.length / 32);
  const lastGroup = groupOf.at(-1) ?? 0;
  const groupWords = groupOf.length === 0 ? 0 : (lastGroup >>> 5) + 1;
  const ends = new Int32Array(words);
  // 1: the first run of the word belongs to a group that began before.
  const goesOn = new Uint8Array(words);
  // 1: the word is one run.
  const isOneRun = new Uint8Array(words);
  for (let word = 0; word < words; word += 1) {
    const start = word * 32;
    let last = lastBit;
    for (let bit = 0; bit < 31; bit += 1) {
      if (groupOf[start + bit] !== groupOf[start + bit + 1]) last |= 1 << bit;
    }
    ends[word] = last;
    isOneRun[word] = last === lastBit ? 1 : 0;
    goesOn[word] = word > 0 && groupOf[start] === groupOf[start - 1] ? 1 : 0;
  }

  const count: GroupCounter['count'] = (rows, others) => {
    const length = Math.min(words, rows.length, others.length);
    let groups = 0;
    // 1: the group at the end of the word before has been counted. In numbers, since a processor cannot foresee branches
    // on data such as this.
    let isCounted = 0;
    for (let word = 0; word < length; word += 1) {
      const both = (rows[word] as number) & (others[word] as number);
      const isOpen = isCounted & (goesOn[word] as number);
      isCounted = isOpen & (isOneRun[word] as number);
      if (both === 0) continue;
      const last = ends[word] as number;
      const hits = (((both & ~last) + ~last) | both) & last;
      const isInFirst = (hits & last & -last) === 0 ? 0 : 1;
      groups += bitsOf(hits) - (isOpen & isInFirst);
      isCounted |= hits >>> 31;
    }
    return groups;
  };

  const groupsOf: GroupCounter['groupsOf'] = (rows) => {
    const groups = new Uint32Array(groupWords);
    const length = Math.min(words, rows.length);
    for (let word = 0; word < length; word += 1) {
      const set = rows[word] as number;
      const last = ends[word] as number;
      let hits = (((set & ~last) + ~last) | set) & last;
      while (hits !== 0) {
        const group = groupOf[word * 32 + 31 - Math.clz32(hits & -hits)] ?? lastGroup;
        groups[group >>> 5] = (groups[group >>> 5] as number) | (1 << group);
        hits &= hits - 1;
      }
    }
    return groups;
  };
  return { count, groupsOf };
}

const lastBit = 1 << 31;

/** Number of bits set in a word. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
