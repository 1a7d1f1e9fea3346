// The toasts, focused with Alt+T. Loaded by ToastHost with the first toast.
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
// The library would write this sheet as a style element, which the content policy refuses: see sonner-stylesheet.ts.
import 'sonner/dist/styles.css';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { MAX_SECONDS_TO_UNDO, SECONDS_TO_UNDO } from '#shared/undo.ts';
import { placeAboveBars } from '../layout/measured-bar.ts';
import { contentId } from '../layout/skip-link.tsx';
import { MAX_TOASTS, TOAST_MS } from './toast-limits.ts';
import { showToasts, type Toast } from './toast.ts';

export function Toasts() {
  useEffect(() => showToasts({ show, dismiss: (id) => sonner.dismiss(id) }), []);
  return (
    // Above the bars, whose buttons must stay within reach.
    <div ref={placeAboveBars} className="above-bars">
      <Toaster
        containerAriaLabel="Notifications"
        hotkey={['altKey', 'KeyT']}
        duration={TOAST_MS}
        visibleToasts={MAX_TOASTS}
        // Bottom left, because the buttons of a dialog are at its bottom right.
        position="bottom-left"
        offset={{ bottom: 'calc(var(--toast-floor) + 1.5rem)', left: 24 }}
        mobileOffset={{ bottom: 'calc(var(--toast-floor) + 0.5rem)', left: 16, right: 16 }}
        icons={icons}
        toastOptions={{ unstyled: true, classNames: classes }}
      />
    </div>
  );
}

const icons = {
  success: <CircleCheck size={20} className="text-success" />,
  error: <CircleAlert size={20} className="text-danger" />,
  info: <Info size={20} className="text-focus" />,
  warning: <TriangleAlert size={20} className="text-warning" />,
};

const classes = {
  toast:
    'hall flex w-full flex-wrap items-start gap-3 rounded-md border border-outline bg-surface p-4 font-sans shadow-overlay',
  icon: 'mt-0.5 shrink-0',
  // Where the toast is narrow, its button is below the text.
  content: 'min-w-0 flex-1 basis-32',
  title: 'font-semibold',
  description: 'text-sm text-muted',
};

let shown = 0;

function show(item: Toast): void {
  const { undo, seconds = undo && SECONDS_TO_UNDO, id = `toast ${(shown += 1)}` } = item;
  const action = undo ? { label: 'Ångra', onPress: undo } : item.action;
  if (!action) return render({ item, id, seconds });
  let isOpen = true;
  const onDismiss = (): void => {
    isOpen = false;
    clearTimeout(end);
  };
  // Focus, the pointer and a hidden page pause the toast's timer, but not the time in which the server can undo the deletion.
  const end = undo && setTimeout(() => sonner.dismiss(id), MAX_SECONDS_TO_UNDO * 1000);
  // The timer is paused while the button has focus, and restarts when the button loses it.
  const changeFocus = (hasFocus: boolean): void => {
    if (undo && isOpen) render({ item, id, seconds: hasFocus ? Infinity : seconds, button, onDismiss });
    item.action?.onFocusChange?.(hasFocus);
  };
  const press = (): void => {
    action.onPress();
    onDismiss();
    sonner.dismiss(id);
  };
  const button = <ActionButton label={action.label} onPress={press} onFocusChange={changeFocus} />;
  render({ item, id, seconds, button, onDismiss });
}

interface Rendered {
  item: Toast;
  id: string;
  seconds: number | undefined;
  button?: ReactNode;
  onDismiss?: () => void;
}

/** Shows a toast, or changes the one with this id. */
function render({ item: { kind, text, description }, id, seconds, button, onDismiss }: Rendered): void {
  const duration = seconds === undefined ? {} : { duration: seconds * 1000 };
  sonner[kind](text, { id, description, action: button, onDismiss, ...duration });
}

function ActionButton({ label, onPress, onFocusChange }: Required<NonNullable<Toast['action']>>) {
  function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
    onPress();
    // The library returns the focus to where it came from, if that is still there.
    button.blur();
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      className="-my-2 min-h-11 shrink-0 rounded-sm bg-accent px-3 font-display text-xs font-bold text-accent-ink sm:my-0 sm:min-h-8"
      onClick={press}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    >
      {label}
    </button>
  );
}
