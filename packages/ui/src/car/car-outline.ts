/** A corner of an outline: x from the nose, y up from the road, radius of the easing. Millimetres. */
export type Corner = readonly [x: number, y: number, radius: number];

/** Handles of an eased corner, a share of the way to the corner. */
const handle = 0.58;

/** An outline through corners as the path of a drawing whose y grows downwards. Whole millimetres. */
export function outline(corners: readonly Corner[], { isOpen = false } = {}): string {
  const parts = corners.map((corner, place) => {
    const move = place === 0 ? 'M' : 'L';
    const isEnd = isOpen && (place === 0 || place === corners.length - 1);
    const before = corners[(place - 1 + corners.length) % corners.length] ?? corner;
    const after = corners[(place + 1) % corners.length] ?? corner;
    if (isEnd || corner[2] === 0) return move + at(corner[0], corner[1]);
    const start = towards(corner, before);
    const end = towards(corner, after);
    const first = along(start, corner);
    const second = along(end, corner);
    return `${move}${at(...start)}C${at(...first)} ${at(...second)} ${at(...end)}`;
  });
  return parts.join('') + (isOpen ? '' : 'Z');
}

/** A point of a drawing. */
export function at(x: number, y: number): string {
  return `${whole(x)} ${whole(-y)}`;
}

/** Whole millimetres, and never minus zero. */
export function whole(value: number): number {
  return Math.round(value) || 0;
}

type Point = readonly [number, number];

/** Where the easing of a corner begins towards a neighbour: neighbours that are eased share the edge half and half. */
function towards([x, y, radius]: Corner, [otherX, otherY, otherRadius]: Corner): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const reach = Math.min(radius, length * (otherRadius === 0 ? 1 : 0.5));
  const share = length === 0 ? 0 : reach / length;
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

function along([x, y]: Point, [cornerX, cornerY]: Corner): Point {
  return [x + (cornerX - x) * handle, y + (cornerY - y) * handle];
}
