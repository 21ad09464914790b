/**
 * The circles among modules or folders, each as the list of its arrows.
 * Arrows are `{ from, to }`, with what else the caller needs; those without an end or in one place don't count.
 */
export function findCircles(arrows) {
  const graph = new Map();
  for (const arrow of arrows) {
    const { from, to } = arrow;
    if (from === undefined || to === undefined || from === to) continue;
    if (!graph.has(from)) graph.set(from, new Map());
    if (!graph.get(from).has(to)) graph.get(from).set(to, arrow);
  }
  const circles = new Map();
  for (const start of graph.keys()) {
    const path = pathBack(graph, start);
    if (path === undefined) continue;
    const name = path.toSorted().join();
    if (!circles.has(name)) circles.set(name, path);
  }
  return [...circles.values()].map((path) => path.map((from, at) => graph.get(from).get(path[(at + 1) % path.length])));
}

/** The shortest way from a node back to itself, as the nodes on it. */
function pathBack(graph, start) {
  const cameFrom = new Map();
  const queue = [start];
  for (const here of queue) {
    for (const next of graph.get(here)?.keys() ?? []) {
      if (next === start) {
        const path = [here];
        while (path[0] !== start) path.unshift(cameFrom.get(path[0]));
        return path;
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  return undefined;
}
