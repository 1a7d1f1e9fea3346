// The error toast for a script that failed to load after a click.
import { NO_SCRIPT } from '../../core/failure.ts';
import { reloadPage } from '../../core/reload-page.ts';
import { toast } from '../feedback/toast.ts';

export function showReloadToast(): void {
  toast.error(NO_SCRIPT, { action: { label: 'Ladda om', onPress: reloadPage } });
}
