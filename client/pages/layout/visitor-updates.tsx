// The live connection of a visitor, while it is rendered.
import { useEffect, useEffectEvent } from 'react';
import { openVisitorConnection } from '../../core/live/visitor-connection.ts';
import { usePublicUpdates } from './public-updates.ts';

export function VisitorUpdates() {
  const update = useEffectEvent(usePublicUpdates());
  useEffect(() => openVisitorConnection((event) => update(event)), []);
  return null;
}
