// Placeholder of the "Spara sökning" button, which loads only when there is a filter; a first visit has none.
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import type { SaveSearchProps } from './save-search.tsx';

const loadSaveSearch = async () => (await import('./save-search.tsx')).SaveSearch;

export function SaveSearchSlot({ filter }: SaveSearchProps) {
  return (
    Object.keys(filter).length > 0 && (
      <div className="order-last min-h-11 min-w-[min(12rem,100%)] lg:order-none lg:min-w-0">
        <LazyPanel load={loadSaveSearch} props={{ filter }} placeholder={null} />
      </div>
    )
  );
}
