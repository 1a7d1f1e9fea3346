// Texts about undoing a decision.

export const decisionTexts = {
  undone: 'Beslutet är ångrat',
  undoFailed: 'Kunde inte ångra beslutet',
  tooLate: 'Det är för sent att ångra. De det gäller har fått veta beslutet.',
  changed: 'Det har ändrats efter beslutet, så det går inte att ångra.',
  undoneMany: (count: number) => (count === 1 ? 'Beslutet är ångrat' : `${count} beslut är ångrade`),
} as const;
