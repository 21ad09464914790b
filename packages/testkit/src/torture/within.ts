/** Rejects when it takes longer; whatever it was goes on without us. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let giveUp: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(giveUp);
  }
}
