/** How the box looks: the drafting manner of the app, on any page, above everything, touching nothing. */
const look = `
:host{all:initial;position:fixed;inset:0;z-index:2147483647;pointer-events:none;display:block}
.box{position:absolute;box-sizing:border-box;outline:1px solid rgb(255 255 255/.75);border:1.5px dashed #c2410c;background:rgb(194 65 12/.07);border-radius:2px;transition:inset 90ms ease-out,width 90ms ease-out,height 90ms ease-out}
.box::before,.box::after{content:"";position:absolute;inline-size:9px;block-size:9px;border:2.5px solid #c2410c}
.box::before{inset-block-start:-3px;inset-inline-start:-3px;border-inline-end:0;border-block-end:0}
.box::after{inset-block-end:-3px;inset-inline-end:-3px;border-inline-start:0;border-block-start:0}
.label{position:absolute;max-inline-size:min(92vw,420px);box-sizing:border-box;padding:4px 8px;border-radius:4px;background:#c2410c;color:#fff;font:600 12px/1.35 "JetBrains Mono Variable","JetBrains Mono",ui-monospace,Menlo,Consolas,monospace;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.size{margin-inline-start:8px;font-weight:400}
@media (prefers-reduced-motion:reduce){.box{transition:none}}
`;

const labelHeight = 26;

/** The highlight around the element that would be picked. */
export class PickerBox {
  readonly #host = document.createElement('sitewright-picker');
  readonly #box = document.createElement('div');
  readonly #label = document.createElement('div');
  readonly #name = document.createElement('bdi');
  readonly #size = document.createElement('span');

  constructor() {
    const root = this.#host.attachShadow({ mode: 'closed' });
    const style = document.createElement('style');
    style.textContent = look;
    this.#host.setAttribute('aria-hidden', 'true');
    this.#host.dir = 'ltr';
    this.#box.className = 'box';
    this.#label.className = 'label';
    this.#size.className = 'size';
    this.#label.append(this.#name, this.#size);
    root.append(style, this.#box, this.#label);
  }

  /** Draws the box around an element, its name and size above it, or inside where there is no room above. */
  show(element: Element, name: string): void {
    if (!this.#host.isConnected) document.documentElement.append(this.#host);
    const { left, top, width, height } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    Object.assign(this.#box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#name.textContent = name;
    this.#size.textContent = `${Math.round(width)} × ${Math.round(height)}`;
    const labelWidth = this.#label.getBoundingClientRect().width;
    const above = top - labelHeight - 4;
    const below = top + height + 4;
    const fits = above >= 2 ? above : below + labelHeight <= clientHeight ? below : Math.max(6, top + 6);
    this.#label.style.top = `${fits}px`;
    this.#label.style.left = `${Math.max(4, Math.min(left, clientWidth - labelWidth - 4))}px`;
  }

  hide(): void {
    this.#host.remove();
  }
}
