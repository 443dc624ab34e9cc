/** Loads a part of the build that comes later; a failure is tried once more before it rejects. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    return load();
  }
}
