// A message in the page: information, a warning or an error.
import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from '../class-names.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const styles = {
  info: { Icon: Info, style: 'border-outline bg-surface text-ink', icon: 'text-pine' },
  success: { Icon: CircleCheck, style: 'border-success bg-success-soft text-ink', icon: 'text-success' },
  warning: { Icon: TriangleAlert, style: 'border-warning bg-warning-soft text-ink', icon: 'text-warning' },
  danger: { Icon: CircleAlert, style: 'border-danger bg-danger-soft text-ink', icon: 'text-danger' },
};

/** Screen readers announce warnings and errors at once, and do not announce the others. */
export function Notice({
  tone = 'info',
  title,
  action,
  children,
}: {
  tone?: NoticeTone;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { Icon, style, icon } = styles[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : undefined}
      className={classNames('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border p-4', style)}
    >
      <Icon size={20} className={classNames('mt-0.5 shrink-0', icon)} />
      <div className="min-w-[min(12rem,100%)] flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-sm">{children}</div>}
      </div>
      {action}
    </div>
  );
}
