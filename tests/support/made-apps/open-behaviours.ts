import type { BehaviourType } from '@/domain/site/vocabulary';
import { collectBehaviours, loadAllBehaviours } from '@/engine/compose/behaviours/find-behaviour';
import { runScript } from './run-script';

await loadAllBehaviours();

/** Puts markup into the test's document and runs the scripts of the behaviours and of what they need. */
export function openBehaviours(markup: string, ...types: BehaviourType[]): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.documentElement.lang = 'en';
  document.body.innerHTML = markup;
  const scripts = collectBehaviours(types).map((behaviour) => behaviour.script);
  runScript(scripts.join('\n'));
}
