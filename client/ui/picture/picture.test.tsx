// A picture reserves its size, and shows its alternative text when it cannot be loaded.
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('shows its alternative text when the file is missing, and tries again with a new file', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { rerender } = render(<Picture src="/a.webp" alt="Röd sko" />);
  fireEvent.error(screen.getByRole('img', { name: 'Röd sko' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Röd sko')).toBeTruthy();
  rerender(<Picture src="/b.webp" alt="Röd sko" />);
  expect(screen.getByRole('img', { name: 'Röd sko' }).getAttribute('src')).toBe('/b.webp');
});

test('is server-rendered with its size and without inline styles', () => {
  const html = renderToStaticMarkup(
    <Picture src="/a.webp" alt="" preview="data:image/webp;base64,AA" eager />,
  );
  expect(html).toContain('width="800" height="600"');
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain('style=');
});
