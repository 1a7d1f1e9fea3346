// Bodies of decisions on ads.

export const rejection = {
  status: 'rejected',
  rule: 'ads',
  reason: 'Bilden visar inte bollen',
} as const;

/** The body that gives an ad this status. */
export const decisionOf = (status: string) => (status === 'approved' ? { status } : { ...rejection, status });
