// Turns push on and off in this browser, and explains what to do where it is not available.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { currentEndpoint, unsubscribeBrowser, subscribeBrowser, readPushSupport } from './push-browser.ts';

const KEY = ['push-here'];

export function PushHere() {
  const { notifications } = useApi();
  const [support, setSupport] = useState(readPushSupport);
  const { data: isOn = false, isPending } = useQuery({
    queryKey: KEY,
    enabled: support === 'ready',
    staleTime: 0,
    queryFn: async () => {
      const endpoint = await currentEndpoint();
      return endpoint ? (await notifications.checkSubscription.call({ endpoint })).isSubscribed : false;
    },
  });
  const { setPush, isSaving } = usePushSwitch(() => setSupport(readPushSupport()));
  if (support === 'unsupported') {
    return (
      <Notice tone="info" title="Den här webbläsaren kan inte ta emot push">
        På iPhone och iPad går det när du har lagt till Baskettorget på hemskärmen och öppnar det därifrån.
      </Notice>
    );
  }
  if (support === 'denied') {
    return (
      <Notice tone="warning" title="Push är blockerat i den här webbläsaren">
        Tillåt notiser från Baskettorget i webbläsarens inställningar för sidan, och ladda sedan om den.
      </Notice>
    );
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <output className="max-w-[46ch]">
        {isOn ? 'Push är på i den här webbläsaren, tills du loggar ut.' : notificationTexts.pushIsOff}
      </output>
      <Button
        icon={isOn ? <BellOff size={18} /> : <BellRing size={18} />}
        busy={isPending || isSaving}
        onClick={() => setPush(!isOn)}
      >
        {isOn ? 'Stäng av push här' : 'Slå på push här'}
      </Button>
    </div>
  );
}

function usePushSwitch(onSettled: () => void) {
  const { notifications } = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSuccess: (isOn) => queryClient.setQueryData(KEY, isOn),
    onError: (error) => toast.error(notificationTexts.pushFailed, { description: errorMessageOf(error, '') }),
    onSettled,
  });

  async function turnOn(): Promise<boolean> {
    const { key } = await notifications.pushKey.call({});
    const browser = await subscribeBrowser(key);
    return browser ? (await notifications.subscribe.call(browser)).isSubscribed : false;
  }

  async function turnOff(): Promise<boolean> {
    const endpoint = await currentEndpoint();
    if (endpoint) {
      await notifications.unsubscribe.call({ endpoint }).catch((error: unknown) => {
        // The server has no such subscription: push is already off.
        if (!isRefusal(error, 'NOT_FOUND')) throw error;
      });
    }
    await unsubscribeBrowser();
    return false;
  }

  return { setPush: mutate, isSaving: isPending };
}
