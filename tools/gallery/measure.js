// Run in the page: what is wrong with what a person sees. Returns a list of sentences.
({ touch, smallest, still }) => {
  const offences = [];
  const wide = innerWidth;
  const high = innerHeight;

  const say = (kind, element, more) => {
    const text = (element.innerText ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    offences.push(`${kind}: ${called(element)} "${text}" ${more}`.trim());
  };

  // The nearest name that somebody gave it.
  function called(element) {
    for (let one = element; one; one = one.parentElement) {
      const name = (one.getAttribute("class") ?? "").split(" ").find((each) => each && !each.startsWith("svelte-"));
      if (name) return name;
    }
    return element.tagName.toLowerCase();
  }

  // A dialog, the result or the cover between two players hides the page on purpose: what lies under it is not looked at.
  const root = document.querySelector("dialog[open], .result, section.cover") ?? document.body;

  const seen = (element) => {
    if (!root.contains(element) || !element.checkVisibility({ contentVisibilityAuto: true })) return false;
    if (element.closest(".hidden, .visually-hidden, [aria-hidden=true] [aria-hidden=true], [hidden], dialog:not([open])")) return false;
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.visibility === "hidden" || style.display === "none" || Number(style.opacity) < 0.1) return false;
      if (style.clipPath === "inset(50%)" || style.clip === "rect(0px, 0px, 0px, 0px)" || style.clip === "rect(1px, 1px, 1px, 1px)") return false;
    }
    return true;
  };

  const scroller = (element) => {
    for (let one = element.parentElement; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/(auto|scroll)/.test(style.overflowX + style.overflowY) && (one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)) return one;
    }
    return null;
  };

  if (still) {
    const page = document.scrollingElement;
    if (page.scrollHeight > high + 1 || page.scrollWidth > wide + 1) {
      offences.push(`scroll: the page is ${page.scrollWidth} x ${page.scrollHeight} in ${wide} x ${high}`);
    }
  }

  // Every piece of text with its box on the screen.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || ["SCRIPT", "STYLE", "NOSCRIPT", "TITLE"].includes(element.tagName.toUpperCase()) || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (beyondDrawing(element, box)) continue;
    pieces.push({ element, node, box, lines: [...range.getClientRects()] });
  }

  // A drawing that is looked at closely shows a part of itself: the rest is neither seen nor cut.
  function beyondDrawing(element, box) {
    const frame = element.ownerSVGElement?.getBoundingClientRect();
    return frame && (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom);
  }

  for (const { element, box } of pieces) {
    const onScreen = box.right > 0 && box.left < wide && box.bottom > 0 && box.top < high;
    const inScroller = scroller(element);
    if (!inScroller && still && (box.left < -1 || box.right > wide + 1 || box.top < -1 || box.bottom > high + 1)) {
      say("off screen", element, `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
      continue;
    }
    if (!onScreen) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * (matrixOf(element) ? 1 : (element.currentCSSZoom ?? 1));
    const matrix = matrixOf(element);
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : element.offsetHeight ? scaleOf(element) : 1;
    if (size * scale < smallest - 0.25) say("small text", element, `${(size * scale).toFixed(1)} px`);
    const clipped = clip(element, box);
    if (clipped) say("cut text", element, clipped);
  }

  function matrixOf(element) {
    return element.getScreenCTM?.();
  }

  function scaleOf(element) {
    let scale = 1;
    for (let one = element; one; one = one.parentElement) {
      const transform = getComputedStyle(one).transform;
      if (transform && transform !== "none") {
        const found = new DOMMatrix(transform);
        scale *= Math.hypot(found.a, found.b);
      }
    }
    return scale;
  }

  function clip(element, box) {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/(auto|scroll)/.test(style.overflowX + style.overflowY)) return sideways(one, style, box);
      if (style.overflowX === "hidden" || style.overflowX === "clip" || style.overflowY === "hidden" || style.overflowY === "clip") {
        const frame = one.getBoundingClientRect();
        const over = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top - 3, box.bottom - frame.bottom - 3);
        if (over > 2 && style.webkitLineClamp === "none") return `${Math.round(over)} px beyond its frame`;
      }
    }
    return "";
  }

  // What scrolls up and down is read without pushing it sideways; a row that is meant to be pushed aside does not scroll up and down.
  function sideways(region, style, box) {
    if (!/(auto|scroll)/.test(style.overflowY)) return "";
    const frame = region.getBoundingClientRect();
    const over = Math.max(frame.left - box.left, box.right - frame.right);
    return over > 2 ? `${Math.round(over)} px beyond the side of what scrolls` : "";
  }

  // Words that lie on words, and words under something else.
  const boxes = pieces.filter(({ box }) => box.top < high && box.left < wide && box.bottom > 0 && box.right > 0);
  for (let i = 0; i < boxes.length; i++) {
    const { element, box, lines } = boxes[i];
    if (scroller(element)) continue;
    const x = lines[0].left + lines[0].width / 2;
    const y = lines[0].top + lines[0].height / 2;
    const top = document.elementFromPoint(Math.min(wide - 1, Math.max(0, x)), Math.min(high - 1, Math.max(0, y)));
    const beside = top && !top.contains(element) && !element.contains(top) && getComputedStyle(element).pointerEvents !== "none";
    if (beside && !stacked(element, top) && solid(top)) say("covered", element, `by ${called(top)}`);
    for (let j = i + 1; j < boxes.length; j++) {
      const other = boxes[j];
      if (element.contains(other.element) || other.element.contains(element)) continue;
      if (stacked(element, other.element) || scroller(other.element)) continue;
      if (!lies(box, other.box) || !lines.some((line) => other.lines.some((beside) => lies(line, beside)))) continue;
      if (layer(element) === layer(other.element)) say("overlap", element, `with "${other.node.textContent.trim().slice(0, 30)}"`);
    }
  }

  // More than an edge of one lies on the other. A sentence is as many boxes as it has lines: words may follow words.
  function lies(one, other) {
    const [across, down] = shared(one, other);
    return across > 3 && down > 4 && across * down > 0.15 * Math.min(one.width * one.height, other.width * other.height);
  }

  // How wide and how high the part is that both have.
  function shared(one, other) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return [across, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
  }

  // Cards lie on cards, and hands are fans.
  function stacked(element, other) {
    const fan = ".hand, .fan, [aria-hidden=true]";
    return element.closest(fan) || other.closest(fan) || (element.closest(".card") && other.closest(".card"));
  }

  // What lies above the page on purpose covers nothing.
  function solid(element) {
    if (layer(element) !== document.body) return false;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.backgroundImage !== "none" || !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor)) return true;
    }
    return false;
  }

  // A dialog, a sheet, a ribbon, and what a coach says or a note explains lie above the page on purpose.
  function layer(element) {
    for (let one = element; one; one = one.parentElement) {
      if (one.tagName === "DIALOG" || one.popover || one.matches("section.coach, .note") || getComputedStyle(one).position === "fixed") return one;
    }
    return document.body;
  }

  // Plates and buttons lie beside each other, even where no word is hit. Cards may lie on cards.
  const frames = [...document.querySelectorAll(".plate, button:not(:has(.card))")]
    .filter((one) => seen(one) && !one.closest(".hand, .fan, .card, svg, [aria-hidden=true]") && !scroller(one))
    .map((element) => ({ element, box: element.getBoundingClientRect(), layer: layer(element) }));
  for (const [number, { element, box, layer: own }] of frames.entries()) {
    for (const other of frames.slice(number + 1)) {
      if (own !== other.layer || element.contains(other.element) || other.element.contains(element)) continue;
      const [across, down] = shared(box, other.box);
      if (across > 4 && down > 4) say("frame on frame", element, `with ${called(other.element)} "${other.element.innerText.trim().slice(0, 30)}"`);
    }
  }

  // A card in a hand is seen down to its foot.
  for (const card of document.querySelectorAll(".hand .grip")) {
    const { bottom } = card.getBoundingClientRect();
    if (seen(card) && bottom > high + 1) say("off screen", card, `${Math.round(bottom - high)} px below the edge`);
  }

  // A target may be larger than it is drawn.
  function reach(target) {
    const style = getComputedStyle(target, "::after");
    if (style.content === "none" || style.position !== "absolute" || style.pointerEvents === "none") return [0, 0];
    return [Number.parseFloat(style.width) || 0, Number.parseFloat(style.height) || 0];
  }

  if (touch) {
    for (const target of document.querySelectorAll("button, a[href], input, select, [role=button], [role=radio], [data-move]")) {
      if (!seen(target) || target.disabled || target.ariaDisabled === "true" || getComputedStyle(target).pointerEvents === "none") continue;
      // The words beside a box tick it, too.
      const box = (target.closest("label") ?? target).getBoundingClientRect();
      if (box.width < 1 || box.bottom < 0 || box.top > high || box.right < 0 || box.left > wide) continue;
      if (beyondDrawing(target, box)) continue;
      const inline = target.tagName === "A" && getComputedStyle(target).display === "inline";
      const [wider, higher] = reach(target);
      if (!inline && Math.min(Math.max(box.width, wider), Math.max(box.height, higher)) < 39.5) {
        say("small target", target, `${Math.round(box.width)} x ${Math.round(box.height)} ${target.getAttribute("aria-label") ?? ""}`);
      }
    }
  }
  return [...new Set(offences)];
};
