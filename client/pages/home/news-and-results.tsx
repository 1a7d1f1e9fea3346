// News and results side by side on one board of the home page. Source: spec 1 §2 Home.
import { HomeNews } from '../../features/news/home/home-news.tsx';
import { HomeResults } from '../../features/results/home/home-results.tsx';
import { usePageSetting } from '../../features/page-settings/use-page-setting.ts';

/** Renders nothing while the section is closed or nothing is published. */
export function NewsAndResults() {
  if (!usePageSetting('news').isEnabled) return null;
  return (
    <div className="hall mt-12 grid gap-x-12 gap-y-8 rounded-lg p-5 empty:hidden sm:p-8 lg:auto-cols-fr lg:grid-flow-col">
      <HomeNews />
      <HomeResults />
    </div>
  );
}
