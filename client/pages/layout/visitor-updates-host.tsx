// Loads the live connection of a visitor once the page is idle, so that it does not compete with the page's own files.
import { useEffect, useState } from 'react';
import { whenIdle } from '../../core/when-idle.ts';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';

const loadUpdates = async () => (await import('./visitor-updates.tsx')).VisitorUpdates;

export function VisitorUpdatesHost() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <LazyPanel load={loadUpdates} props={{}} placeholder={null} />;
}
