// Numbers as Swedish text: "12 500", "3,5".

const NO_BREAK_SPACE = '\u00A0';

export function numberText(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** The change in percent: "+12 %", "−5 %", "oförändrat"; empty if the value before is 0. */
export function changeText({ now, before }: { now: number; before: number }): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'oförändrat';
  return `${percent > 0 ? '+' : '−'}${numberText(Math.abs(percent))} %`;
}
