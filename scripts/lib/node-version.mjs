const floor = [20, 19];

/** Ends the program with a sentence for people where Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return;
  console.error(`This project needs Node ${floor.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
