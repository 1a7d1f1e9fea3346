// Shown beside a map whose shapes could not be loaded.
import type { ReactNode } from 'react';
import { RetryButton } from '../button/retry-button.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { Geometry } from './use-geometry.ts';

export interface GeometryFailureProps {
  geometry: Geometry;
  /** What the user can do meanwhile. */
  children?: ReactNode;
}

export function GeometryFailure({ geometry, children }: GeometryFailureProps) {
  if (!geometry.hasFailed) return null;
  return (
    <div className="my-2">
      <Notice
        tone="warning"
        title="Kunde inte ladda kartbilden"
        action={<RetryButton size="sm" onRetry={geometry.retry} isRetrying={geometry.isRetrying} />}
      >
        Kontrollera din internetanslutning. {children}
      </Notice>
    </div>
  );
}
