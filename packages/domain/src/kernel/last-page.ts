/** Counts from 0; a result without rows has one page too. */
export const lastPage = (totalCount: number, pageSize: number): number =>
  Math.max(0, Math.ceil(totalCount / pageSize) - 1);
