// Who runs the site. Source: lag 2002:562 om elektronisk handel, 8 §; marknadsföringslagen 19 §.
import type { SiteSettings } from './contract.ts';

export type Operator = Pick<
  SiteSettings,
  'operatorName' | 'operatorNumber' | 'operatorAddress' | 'operatorEmail'
>;

/** Whether all of it is filled in. */
export function isOperatorKnown(operator: Operator): boolean {
  const { operatorName, operatorNumber, operatorAddress, operatorEmail } = operator;
  return [operatorName, operatorNumber, operatorAddress, operatorEmail].every((text) => text.trim() !== '');
}
