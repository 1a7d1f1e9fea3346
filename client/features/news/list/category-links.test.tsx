// The row of categories on a narrow screen.
import { expect, onTestFinished, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { newsCategories } from '#shared/features/news/rules.ts';
import { show } from '../../../testing/show.tsx';
import { CategoryLinks } from './category-links.tsx';

test('scrolls the row to the chosen category', () => {
  // happy-dom has no layout: each link is 100 px wide, the row 300 px.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  onTestFinished(() => void vi.restoreAllMocks());
  const category = newsCategories.at(-1);
  show(<CategoryLinks address={{ category }} />);
  expect(screen.getByRole('navigation').scrollLeft).toBe((newsCategories.length + 1) * 100 - 300);
});
