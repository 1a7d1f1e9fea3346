// The sidebar: folds by button and by Ctrl+B or ⌘B, and stores its state for seven days.
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSidebarOpenIn, sidebarCookie } from './sidebar-cookie.ts';
import { SidebarLayout } from './sidebar.tsx';

const groups = [
  { label: 'Huvudmeny', links: [{ href: '/admin', label: 'Översikt', icon: <i /> }] },
  { label: 'Marknadsplats', links: [{ href: '/admin/ads', label: 'Annonser', icon: <i /> }] },
];

beforeEach(() => onScreen('wide'));
afterEach(() => {
  document.cookie = 'sidebar=; Path=/; Max-Age=0';
  vi.unstubAllGlobals();
});

function onScreen(width: 'wide' | 'narrow'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width === 'narrow', media: query }));
}

function show(initiallyOpen = true): void {
  render(
    <SidebarLayout title="Admin Panel" groups={groups} current="/admin/ads" initiallyOpen={initiallyOpen}>
      <h1>Annonser</h1>
    </SidebarLayout>,
  );
}

const toggle = () => screen.getByRole('button', { name: 'Visa eller dölj sidomenyn' });

test('marks the link of the current page', () => {
  show();
  expect(screen.getByRole('link', { name: 'Annonser' }).getAttribute('aria-current')).toBe('page');
});

test('folds by its button and by Ctrl+B and ⌘B, and stores that in a cookie', () => {
  show();
  fireEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(isSidebarOpenIn(document.cookie)).toBe(false);
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(isSidebarOpenIn(document.cookie)).toBe(true);
  fireEvent.keyDown(window, { key: 'B', metaKey: true });
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

test('leaves Ctrl+B to a text editor, where it is bold', () => {
  show();
  const editor = document.createElement('textarea');
  editor.addEventListener('keydown', (event) => event.preventDefault());
  document.body.append(editor);
  fireEvent.keyDown(editor, { key: 'b', ctrlKey: true });
  editor.remove();
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});

test('does not react to b without a modifier', () => {
  show();
  fireEvent.keyDown(window, { key: 'b' });
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
});

test('starts folded with the cookie set, and every link keeps its name', () => {
  show(false);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('link', { name: 'Översikt' })).toBeTruthy();
});

test('slides over a narrow page, does not change the cookie, and closes when a link is followed', async () => {
  onScreen('narrow');
  show();
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
  const sheet = await screen.findByRole('dialog', { name: 'Admin Panel' });
  expect(document.cookie).toBe('');
  fireEvent.click(within(sheet).getByRole('link', { name: 'Översikt' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the cookie lasts seven days and the sidebar is open by default', () => {
  expect(sidebarCookie(false, false)).toBe('sidebar=folded; Path=/; Max-Age=604800; SameSite=Lax');
  expect(sidebarCookie(true, true)).toBe('__Host-sidebar=open; Path=/; Max-Age=604800; SameSite=Lax; Secure');
  expect(isSidebarOpenIn(undefined)).toBe(true);
  expect(isSidebarOpenIn('__Host-sidebar=folded')).toBe(false);
  expect(isSidebarOpenIn('a=1; sidebar=folded; b=2')).toBe(false);
  expect(isSidebarOpenIn('sidebar=open')).toBe(true);
});
