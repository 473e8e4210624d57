import { useLocation } from 'react-router-dom';

/** What one page of the door hands to the next. */
export type DoorState = {
  /** Address that was asked for before sign-in. */ readonly from?: string;
  readonly email?: string;
};

const paidPlans = ['pro', 'enterprise'];

/** Where somebody was going when they were sent to sign in, or what they chose on the pricing page; and their email. */
export function useDoorState(): DoorState {
  const { state, search } = useLocation();
  const { from, email } = (state ?? {}) as { from?: unknown; email?: unknown };
  const plan = new URLSearchParams(search).get('plan') ?? '';
  const asked = paidPlans.includes(plan) ? `/app/billing?plan=${plan}` : undefined;
  return {
    ...(typeof from === 'string' ? { from } : asked ? { from: asked } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}
