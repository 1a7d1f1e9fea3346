// The human check in a form of another feature.
import { useEffect, useEffectEvent } from 'react';
import { useHumanCheck } from './human-check.ts';
import { HumanCheckBox } from './human-check-box.tsx';

export interface VisitorCheckProps {
  /** Called with the id of the solved check, and with undefined when it expires. */
  onSolved: (id: string | undefined) => void;
  error: string | undefined;
}

export function VisitorCheck({ onSolved, error }: VisitorCheckProps) {
  const check = useHumanCheck();
  const report = useEffectEvent(onSolved);
  useEffect(() => report(check.solvedId), [check.solvedId]);
  // A refused check is replaced by a new one, so that the error of a solved one is from before.
  return <HumanCheckBox check={check} error={check.solvedId ? undefined : error} />;
}
