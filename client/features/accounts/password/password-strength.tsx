// Password strength: five levels, warnings and suggestions. Source: spec 1 §4, §5.
import {
  type PasswordLevel,
  passwordLevelLabels,
  scorePassword,
} from '#shared/features/accounts/password/password.ts';
import { classNames } from '../../../ui/class-names.ts';

const steps: Record<PasswordLevel, { filled: number; ground: string }> = {
  none: { filled: 0, ground: '' },
  weak: { filled: 1, ground: 'bg-danger' },
  medium: { filled: 2, ground: 'bg-warning' },
  strong: { filled: 3, ground: 'bg-success' },
  'very-strong': { filled: 4, ground: 'bg-success' },
};

export function PasswordStrength({ password }: { password: string }) {
  const { level, warnings, suggestions } = scorePassword(password);
  const { filled, ground } = steps[level];
  return (
    <div aria-live="polite" className="text-sm">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-1.5 rounded-full', step <= filled ? ground : 'bg-line')}
          />
        ))}
      </div>
      <p className="mt-1">
        <span className="text-muted">Styrka:</span>{' '}
        <span className="font-semibold">{passwordLevelLabels[level]}</span>
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold text-warning">
          {warning}
        </p>
      ))}
      {suggestions.length > 0 && <p className="text-muted">{suggestions.join(' · ')}</p>}
    </div>
  );
}
