// Who runs the site. Source: lag 2002:562 om elektronisk handel, 8 §; marknadsföringslagen 19 §.
import type { Operator } from './contract.ts';

/** Whether everything required is filled in. */
export function isOperatorKnown(operator: Operator): boolean {
  const { operatorName, operatorNumber, operatorAddress, operatorEmail } = operator;
  return [operatorName, operatorNumber, operatorAddress, operatorEmail].every((text) => text.trim() !== '');
}

/** The details that are filled in, as one sentence for the end of a mail; empty without any. */
export function senderOf(operator: Operator): string {
  const { operatorName, operatorNumber, operatorAddress, operatorEmail, operatorPhone } = operator;
  const details = [operatorName, operatorNumber, operatorAddress, operatorEmail, operatorPhone].filter(
    Boolean,
  );
  return details.length > 0 ? `Avsändare: ${details.join(', ')}.` : '';
}
