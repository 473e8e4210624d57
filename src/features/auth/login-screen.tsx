import { useCallback, useState, useSyncExternalStore } from 'react';
import { checkEmail, checkPassword } from '@/domain/account/check-account';
import { logger } from '@/services/logger';
import { notify } from '@/services/notices/notifications';
import type { CodeStep } from '@/services/account/code-step';
import { readPendingPrompt } from '@/services/chat/pending-prompt';
import { Button } from '@/ui/button';
import { AlreadyIn } from './already-in';
import { DoorHeading } from './door-heading';
import { DoorLink } from './door-link';
import { CodeForm, loadCommands, PasskeyStep, RecoveryCode } from './later-steps';
import { LoginForm } from './login-form';
import { OrLine } from './or-line';
import { PasskeyButton } from './passkey-button';
import { readField } from './read-field';
import { SignedOutNote } from './signed-out-note';
import { useCheckedForm, type Errors } from './use-checked-form';
import { useWelcome } from './use-welcome';

type ShowErrors = (found: Errors<'email' | 'password'>) => void;

// Every text for every failure: most visits need none.
const loadErrors = () => import('@/domain/errors');
const neverChanges = () => () => undefined;
const isPromptWaiting = () => readPendingPrompt()?.build === true;

/** Log in to an account of this device; an email that is new here creates one. */
export function LoginScreen() {
  const welcome = useWelcome();
  const [busy, setBusy] = useState<'account' | 'guest' | null>(null);
  const [recoveryCode, setRecoveryCode] = useState<string | null>(null);
  const [isAddingPasskey, setAddingPasskey] = useState(false);
  const [codeStep, setCodeStep] = useState<{ step: CodeStep; isForPasskey: boolean } | null>(null);
  const hasPrompt = useSyncExternalStore(neverChanges, isPromptWaiting, () => false);

  const fail = (error: unknown) => {
    logger.error('login failed', error);
    setBusy(null);
    void loadErrors().then(({ describeError }) =>
      notify({ type: 'error', title: 'Login Error', message: describeError('login-failed') }),
    );
  };
  const send = async (form: FormData, showErrors: ShowErrors) => {
    const [{ logIn }, { sayPause }, { describeError }] = await Promise.all([
      loadCommands(),
      import('@/services/account/login-pause'),
      loadErrors(),
    ]);
    const {
      outcome,
      waitSeconds,
      recoveryCode: code,
      step,
    } = await logIn({
      email: readField(form, 'email'),
      password: readField(form, 'password'),
    });
    if (outcome === 'wrong-password' || outcome === 'paused') {
      setBusy(null);
      const wait = sayPause(waitSeconds ?? 0);
      const error = waitSeconds ? describeError('login-paused', { wait }) : describeError('password-wrong');
      showErrors({ password: error });
    } else if (step) setCodeStep({ step, isForPasskey: form.has('passkey') });
    else if (code) setRecoveryCode(code);
    else if (form.has('passkey')) setAddingPasskey(true);
    else welcome();
  };
  const checked = useCheckedForm({ email: checkEmail, password: checkPassword }, (form, showErrors) => {
    if (busy) return;
    setBusy('account');
    send(form, showErrors).catch(fail);
  });
  const onPasskey = useCallback(
    (step: CodeStep | null) => (step ? setCodeStep({ step, isForPasskey: false }) : welcome()),
    [welcome],
  );
  const onBack = () => {
    setCodeStep(null);
    setBusy(null);
  };
  const onGuest = () => {
    setBusy('guest');
    import('@/services/account/account-commands')
      .then(({ continueAsGuest }) => continueAsGuest())
      .then(welcome)
      .catch(fail);
  };

  if (recoveryCode) return <RecoveryCode code={recoveryCode} onDone={welcome} />;
  if (codeStep) {
    const onDone = () => {
      setCodeStep(null);
      if (codeStep.isForPasskey) setAddingPasskey(true);
      else welcome();
    };
    return <CodeForm step={codeStep.step} onDone={onDone} onBack={onBack} />;
  }
  if (isAddingPasskey) return <PasskeyStep onDone={welcome} />;
  return (
    <div className="grid gap-6">
      <DoorHeading title="Log in">
        {hasPrompt
          ? 'Your prompt is kept. The build starts by itself as soon as you are in.'
          : 'Accounts live on this device. Nothing is sent anywhere.'}
      </DoorHeading>
      <SignedOutNote />
      {!busy && <AlreadyIn />}
      <LoginForm checked={checked} isBusy={busy === 'account'} isOff={busy !== null} />
      <OrLine />
      <div className="grid gap-2">
        <PasskeyButton disabled={busy !== null} onIn={onPasskey} />
        <Button className="h-11" onClick={onGuest} disabled={busy !== null}>
          Continue as guest
        </Button>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-sm">
        <DoorLink to="/signup">Create an account</DoorLink>
        <DoorLink to="/forgot" quiet>
          Forgot the password?
        </DoorLink>
      </p>
    </div>
  );
}
