// The upload queue of a form when the page is reloaded or the form closed.
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useUploadQueue } from './use-upload-queue.ts';

const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before it reloads the page while a picture is uploaded', async () => {
  const { result, unmount } = renderHook(() => useUploadQueue(3));
  expect(mayUnload()).toBe(true);
  result.current.add([new File(['x'], 'sko.jpg', { type: 'image/jpeg' })]);
  expect(mayUnload()).toBe(false);
  const [picture] = result.current.list();
  if (picture) result.current.remove(picture.key);
  await waitFor(() => expect(mayUnload()).toBe(true));
  result.current.add([new File(['x'], 'boll.jpg', { type: 'image/jpeg' })]);
  unmount();
  expect(mayUnload()).toBe(true);
});

test('a picture that got no answer is sent again when the network returns', async () => {
  let requests = 0;
  class Unanswered extends EventTarget {
    upload = new EventTarget();
    open = () => undefined;
    send = () => {
      requests += 1;
      this.dispatchEvent(new Event('error'));
    };
  }
  vi.stubGlobal('XMLHttpRequest', Unanswered);
  const { result, unmount } = renderHook(() => useUploadQueue(3));
  result.current.add([new File(['x'], 'sko.jpg', { type: 'image/jpeg' })]);
  await waitFor(() => expect(result.current.list()).toMatchObject([{ state: 'failed' }]));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toBe(2));
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(requests).toBe(2);
});
