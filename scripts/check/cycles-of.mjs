/**
 * The groups of nodes that reach each other (strongly connected components of more than one node), by Tarjan's algorithm.
 * @param {ReadonlyMap<string, ReadonlyMap<string, unknown>>} edges from each node to its targets
 * @returns {string[][]}
 */
export function cyclesOf(edges) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const cycles = [];

  function visit(node) {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    for (const next of edges.get(node)?.keys() ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
      } else if (open.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node), order.get(next)));
      }
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) cycles.push(group);
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
