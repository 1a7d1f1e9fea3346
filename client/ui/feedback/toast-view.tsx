// The toasts, focused with Alt+T. Loaded by ToastHost with the first toast.
import { useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
// The library would write this sheet as a style element, which the content policy refuses: see sonner-stylesheet.ts.
import 'sonner/dist/styles.css';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { MAX_TOASTS, SECONDS_TO_UNDO, TOAST_MS } from './toast-limits.ts';
import { showToasts, type Toast } from './toast.ts';

export function Toasts() {
  useEffect(() => showToasts({ show, dismiss: (id) => sonner.dismiss(id) }), []);
  return (
    <Toaster
      containerAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      duration={TOAST_MS}
      visibleToasts={MAX_TOASTS}
      // Bottom left, because the buttons of a dialog are at its bottom right.
      position="bottom-left"
      // Above the bars, whose buttons must stay within reach.
      offset={{ bottom: 'calc(var(--toast-floor) + 1.5rem)', left: 24 }}
      mobileOffset={{ bottom: 'calc(var(--toast-floor) + 0.5rem)', left: 16, right: 16 }}
      icons={icons}
      toastOptions={{ unstyled: true, classNames: classes }}
    />
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
    'hall flex w-full items-start gap-3 rounded-md border border-outline bg-surface p-4 font-sans shadow-overlay',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0 flex-1',
  title: 'font-semibold',
  description: 'text-sm text-muted',
};

let shown = 0;

function show(item: Toast): void {
  const {
    kind,
    text,
    description,
    undo,
    seconds = undo && SECONDS_TO_UNDO,
    id = `toast ${(shown += 1)}`,
  } = item;
  const action = undo ? { label: 'Ångra', onPress: undo } : item.action;
  sonner[kind](text, {
    id,
    description,
    ...(seconds !== undefined && { duration: seconds * 1000 }),
    action: action && <ActionButton {...action} toastId={id} />,
  });
}

type ActionButtonProps = NonNullable<Toast['action']> & { toastId: string };

function ActionButton({ label, onPress, onFocusChange, toastId }: ActionButtonProps) {
  return (
    <button
      type="button"
      className="-my-2 min-h-11 shrink-0 rounded-sm bg-accent px-3 font-display text-xs font-bold text-accent-ink sm:my-0 sm:min-h-8"
      onClick={() => {
        sonner.dismiss(toastId);
        onPress();
      }}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    >
      {label}
    </button>
  );
}
