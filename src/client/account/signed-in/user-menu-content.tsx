import { Link, router } from '@inertiajs/react'
import { LogOut, Settings } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import { forgetDrafts } from '#client/drafts.ts'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

interface UserMenuContentProps {
  user: NonNullable<SharedProps['auth']['user']>
  side: 'top' | 'right'
}

export function UserMenuContent({ user, side }: UserMenuContentProps) {
  return (
    // Without a portal, which would place it outside every landmark of the page.
    <Menu.Content
      side={side}
      align={side === 'top' ? 'start' : 'end'}
      sideOffset={8}
      collisionPadding={8}
      className="menu"
    >
      <div className="border-b border-line px-3 pt-1 pb-2.5">
        <p className="line-clamp-3 font-semibold wrap-anywhere">{user.name}</p>
        <p className="line-clamp-4 text-sm text-muted wrap-anywhere">{user.email}</p>
      </div>
      <Menu.Item asChild textValue={words.settings}>
        <Link href={routes.profile.href()} className="menu-item mt-1">
          <Settings aria-hidden="true" className="size-5" />
          {words.settings}
        </Link>
      </Menu.Item>
      <Menu.Item className="menu-item" onSelect={logOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {words.logOut}
      </Menu.Item>
    </Menu.Content>
  )
}

/** Logs out and deletes drafts. */
function logOut(): void {
  router.post(routes.logout.href(), {}, { onSuccess: () => forgetDrafts() })
}
