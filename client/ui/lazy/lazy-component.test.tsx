// The states of lazily loaded panels and dialogs: loading, failed, retry, offline.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyDialog } from './lazy-dialog.tsx';
import { LazyDisclosure } from './lazy-disclosure.tsx';
import { LazyPanel } from './lazy-panel.tsx';
import { serverRenderedPanel } from './server-rendered-panel.tsx';
import { Loading } from '../feedback/skeleton.tsx';
import { ToastHost } from '../feedback/toast-host.tsx';

const NO_SCRIPT = 'En del av sidan kunde inte hämtas. Kontrollera din internetanslutning och ladda om sidan.';

const reload = vi.fn<() => void>();
beforeEach(() => vi.stubGlobal('location', { reload }));

afterEach(() => {
  reload.mockReset();
  vi.restoreAllMocks();
});

const failImport = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Greeting({ name }: { name: string }) {
  return <p>Hej {name}</p>;
}

function showPanel(load: () => Promise<ComponentType<{ name: string }>>): void {
  render(
    <LazyPanel
      load={load}
      props={{ name: 'Ebba' }}
      placeholder={<p>Laddar</p>}
      errorTitle="Kunde inte visa hälsningen"
    />,
  );
}

const pressRetry = () => fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));

test('a panel shows its placeholder while loading, then the component with its props', async () => {
  const script = Promise.withResolvers<typeof Greeting>();
  showPanel(() => script.promise);
  expect(screen.getByText('Laddar')).toBeTruthy();
  script.resolve(Greeting);
  await screen.findByText('Hej Ebba');
  expect(screen.queryByText('Laddar')).toBeNull();
});

test('a panel shows an error with a retry button on failure, and the component once a retry succeeds', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(failImport);
  showPanel(load);
  await screen.findByRole('heading', { name: 'Kunde inte visa hälsningen' });
  expect(screen.getByText(NO_SCRIPT)).toBeTruthy();
  load.mockResolvedValue(Greeting);
  pressRetry();
  await screen.findByText('Hej Ebba');
  expect(reload).not.toHaveBeenCalled();
});

test('a panel reloads the page when a retry fails although the server is reachable', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  showPanel(failImport);
  await screen.findByRole('alert');
  pressRetry();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a panel keeps its error when a retry fails offline', async () => {
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  showPanel(failImport);
  await screen.findByRole('alert');
  pressRetry();
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Försök igen' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(screen.getByRole('heading', { name: 'Kunde inte visa hälsningen' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a panel without an error title keeps its placeholder on failure', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(failImport);
  render(<LazyPanel load={load} props={{}} placeholder={<p>Ditt konto</p>} />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(await screen.findByText('Ditt konto')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Question({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Stäng
    </button>
  );
}

test('a dialog shows nothing while loading, then the component', async () => {
  const script = Promise.withResolvers<typeof Question>();
  const onClose = vi.fn<() => void>();
  const { container } = render(<LazyDialog load={() => script.promise} props={{ onClose }} />);
  expect(container.childElementCount).toBe(0);
  script.resolve(Question);
  fireEvent.click(await screen.findByRole('button', { name: 'Stäng' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that fails to load closes, and shows a toast that reloads the page', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <>
      <LazyDialog load={failImport} props={{ onClose }} />
      <ToastHost />
    </>,
  );
  await screen.findByText(NO_SCRIPT);
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Ladda om' }));
  expect(reload).toHaveBeenCalledOnce();
});

function showServerRenderedPanel(load: () => Promise<ComponentType<{ name: string }>>): void {
  // React logs the error that its boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Panel } = serverRenderedPanel(load);
  render(
    <Panel props={{ name: 'Ebba' }} placeholder={<p>Laddar</p>} errorTitle="Kunde inte visa hälsningen" />,
  );
}

test('a server-rendered panel shows an error on failure, and the component once a retry succeeds', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>(failImport);
  showServerRenderedPanel(load);
  await screen.findByRole('heading', { name: 'Kunde inte visa hälsningen' });
  load.mockResolvedValue(Greeting);
  pressRetry();
  await screen.findByText('Hej Ebba');
  expect(reload).not.toHaveBeenCalled();
});

test('a server-rendered panel reloads the page when a retry fails although the server is reachable', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  showServerRenderedPanel(failImport);
  await screen.findByRole('alert');
  pressRetry();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

const placeholder = () => screen.getByText('…');

test('a disclosure is busy only once it has been opened', () => {
  render(
    <LazyDisclosure
      title="Hälsning"
      load={() => new Promise<never>(() => undefined)}
      props={{}}
      placeholder={<Loading label="Laddar">…</Loading>}
    />,
  );
  expect(placeholder().getAttribute('aria-busy')).toBe('false');
  const details = placeholder().closest('details');
  if (!details) throw new Error('There is no disclosure');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(placeholder().getAttribute('aria-busy')).toBe('true');
});
