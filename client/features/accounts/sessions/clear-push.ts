// Removes what push leaves in a browser that may be shared, when its user signs out.

/**
 * Closes the notifications on screen, which name who has written and about what. Ends the browser's subscription too, so that
 * notifications which the push service still holds are not shown to the next user.
 */
export async function clearPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !('pushManager' in registration)) return;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
