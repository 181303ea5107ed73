import type { ChildNode, Declaration, Root } from 'postcss'

// What Tailwind writes for browsers from before 2024, which get no colours anyway.
const everywhere = [
  '(color:color-mix(in lab, red, red))',
  '(not ((-webkit-appearance:-apple-pay-button))) or (contain-intrinsic-size:1px)',
]
const nowhere = [
  '(((-webkit-hyphens:none)) and (not (margin-trim:inline))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b))))',
]

/** Removes what a sheet says only to browsers that are not supported; the rest stays in its order. */
export function withoutFallbacks(root: Root): Root {
  root.walkAtRules('supports', (rule) => {
    if (everywhere.includes(rule.params)) rule.replaceWith(rule.nodes ?? [])
    else if (nowhere.includes(rule.params)) rule.remove()
  })
  root.walkRules((rule) => {
    const before = rule.prev()
    if (before?.type === 'rule' && before.selector === rule.selector) {
      rule.prepend(before.nodes)
      before.remove()
    }
  })
  root.walkDecls((declaration) => {
    if (declaration.parent?.nodes.some((other) => isReplaced(declaration, other))) {
      declaration.remove()
    }
  })
  return root
}

/** True if every supported browser takes the later declaration instead. */
function isReplaced(declaration: Declaration, other: ChildNode): boolean {
  if (other.type !== 'decl' || other.prop !== declaration.prop) return false
  const { parent, value } = declaration
  const isLater = parent !== undefined && parent.index(other) > parent.index(declaration)
  return isLater && (other.value === value || other.value.includes('color-mix('))
}
